import { company } from '../../src/content/company.ts'
import type { Company } from '../../src/content/companySchema.ts'

const { phone: _, ...withoutPhone } = company

export const right: Company = { ...company, phone: '01 23 45 67 89', map: null }

// @ts-expect-error the telephone is missing
export const missing: Company = withoutPhone

// @ts-expect-error no such field
export const unknown: Company = { ...company, telephone: '01 23 45 67 89' }

// @ts-expect-error a field that may be empty is null, not left out
export const undefinedSlot: Company = { ...company, mediator: undefined }

// @ts-expect-error a postcode is text: some start with 0
export const numericPostcode: Company = { ...company, address: { ...company.address, postcode: 75011 } }

// @ts-expect-error a day is written in full
export const wrongDays: Company['openingHours'] = [{ days: ['sam.'], opens: '8:00', closes: '12:00' }]

// @ts-expect-error the site has no icon of it
export const wrongNetwork: Company['social'] = [{ network: 'MySpace', url: 'https://myspace.com/a' }]
