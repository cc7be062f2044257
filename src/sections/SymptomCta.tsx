import { symptomCtas } from '../data/symptoms.ts'
import { QuoteCta } from './QuoteCta/QuoteCta.tsx'

/** The call of the symptom that the part with this `id` answers; nothing if it answers none. */
export function SymptomCta({ id }: { id: string | undefined }) {
  const call = symptomCtas[id ?? '']
  return call && <QuoteCta {...call} />
}
