import { words } from './words.ts'

const { page: _, ...specialWorks } = words('travaux-speciaux')

export { specialWorks }
