import { symptomCalls } from '../data/symptoms.ts'
import { QuoteCall } from './QuoteCall/QuoteCall.tsx'

/** The call of the symptom that the part with this `id` answers; nothing if it answers none. */
export function SymptomCall({ id }: { id: string | undefined }) {
  const call = symptomCalls[id ?? '']
  return call && <QuoteCall {...call} />
}
