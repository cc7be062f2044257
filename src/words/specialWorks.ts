import { words } from './load.ts'

const { page: _, ...specialWorks } = words('travaux-speciaux')

export { specialWorks }
