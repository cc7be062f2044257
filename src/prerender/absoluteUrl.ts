import { company } from '../content/company.ts'

export const absoluteUrl = (path: string) => company.url + path
