import { symptoms } from '../../words/symptoms.ts'
import { QuoteCall } from './QuoteCall.tsx'

/** The call of the symptom that the part with this `id` answers; nothing if it answers none. */
export function SymptomCall({ id }: { id: string | undefined }) {
  const symptom = symptoms.items.find((one) => one.id === id)
  return symptom && <QuoteCall {...symptom.call} firstLine={`${symptom.label}.`} />
}
