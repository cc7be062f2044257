import { companySchema } from './schemas/company.ts'
import { read } from './read.ts'

export const company = read(companySchema, 'entreprise')
