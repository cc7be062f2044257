import { company } from './company.ts'
import { words } from './load.ts'

const { page: _, ...typed } = words('societe')

const { title, qualifications, headCount, people } = typed.proofs

export const about = {
  ...typed,
  /** What architects and managers ask for, of what entreprise.yaml has. */
  proofs: {
    title,
    items: [
      { title: qualifications, texts: company.qualifications },
      { title: headCount, texts: company.headCount?.map(({ trade, count }) => `${count} ${trade}`) },
      { title: people, texts: company.people?.map(({ name, trade }) => `${name}, ${trade}`) },
    ].flatMap((proof) => (proof.texts ? { title: proof.title, texts: proof.texts } : [])),
  },
}
