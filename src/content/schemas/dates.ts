import { months } from './typography.ts'

const monthNames = months.split('|')

/** '3 août 2026', '3/8/2026' and '2026-08-03' are '2026-08-03', which compares as a text; undefined if the calendar has no such day. */
export function dateOf(typed: string) {
  const french = /^(\d{1,2})(?:er)?(?:[./](\d{1,2})[./]|\s(\p{L}+)\s)(\d{4})$/u.exec(
    typed.trim().toLowerCase(),
  )
  const [, day = '', number = '', name = '', year = ''] = french ?? []
  const month = name === '' ? number : `${monthNames.indexOf(name) + 1}`
  const iso = french ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') : typed
  const isDay = /^\d{4}-\d\d-\d\d$/.test(iso) && !Number.isNaN(Date.parse(iso))
  // The 31st of a month of 30 days would be the 1st of the next.
  return isDay && new Date(iso).toISOString().startsWith(iso) ? iso : undefined
}

/** 'le 15 août 2026', 'du 3 au 24 août 2026', 'du 28 décembre 2026 au 3 janvier 2027' */
export function datesText(from: string, until: string) {
  const [first, last] = [from, until].map((date) => {
    const [year = '', month, day] = date.split('-')
    return {
      year,
      month: monthNames[Number(month) - 1] ?? '',
      day: Number(day) === 1 ? '1er' : `${Number(day)}`,
    }
  })
  if (!first || !last) return ''
  const end = `${last.day} ${last.month} ${last.year}`
  if (from === until) return `le ${end}`
  const isYear = first.year === last.year
  const start = [first.day, isYear && first.month === last.month ? '' : first.month, isYear ? '' : first.year]
  return `du ${start.filter(Boolean).join(' ')} au ${end}`
}
