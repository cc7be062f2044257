import { symptomCtas } from '../data/symptoms.ts'
import { QuoteCta } from './QuoteCta/QuoteCta.tsx'

/** The call to action of the symptom that the section with this `id` answers, if there is one. */
export function SymptomCta({ id }: { id: string | undefined }) {
  const call = symptomCtas[id ?? '']
  return call && <QuoteCta {...call} />
}
