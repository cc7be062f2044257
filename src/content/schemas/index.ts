import { aboutSchema } from './about.ts'
import { appearanceSchema } from './appearance.ts'
import { companySchema } from './company.ts'
import { contactSchema } from './contact.ts'
import { expertisesSchema } from './expertises.ts'
import { homeSchema } from './home.ts'
import { individualsSchema } from './individuals.ts'
import { legalNoticeSchema } from './legalNotice.ts'
import { notFoundSchema } from './notFound.ts'
import { projectsSchema } from './projects.ts'
import { quoteFormSchema } from './quoteForm.ts'
import { siteSchema } from './site.ts'
import { specialWorksSchema } from './specialWorks.ts'

/** What each file of src/content/ may say, by its name without .yaml. */
export const schemas = {
  entreprise: companySchema,
  accueil: homeSchema,
  societe: aboutSchema,
  expertises: expertisesSchema,
  'travaux-speciaux': specialWorksSchema,
  realisations: projectsSchema,
  particuliers: individualsSchema,
  contact: contactSchema,
  'mentions-legales': legalNoticeSchema,
  introuvable: notFoundSchema,
  formulaire: quoteFormSchema,
  site: siteSchema,
  apparence: appearanceSchema,
}

export type ContentFile = keyof typeof schemas

const isFile = (name: string): name is ContentFile => name in schemas

export const contentFiles = Object.keys(schemas).filter(isFile)

export const contentFolder = 'src/content'

export const contentFile = (name: ContentFile) => `${contentFolder}/${name}.yaml`
