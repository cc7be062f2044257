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
  entreprise: companySchema.meta({ title: 'L’entreprise' }),
  accueil: homeSchema.meta({ title: 'Accueil' }),
  societe: aboutSchema.meta({ title: 'La Société' }),
  expertises: expertisesSchema.meta({ title: 'Expertises Techniques' }),
  'travaux-speciaux': specialWorksSchema.meta({ title: 'Travaux Spéciaux' }),
  realisations: projectsSchema.meta({ title: 'Réalisations' }),
  particuliers: individualsSchema.meta({ title: 'Particuliers' }),
  contact: contactSchema.meta({ title: 'Contact' }),
  'mentions-legales': legalNoticeSchema.meta({ title: 'Mentions légales' }),
  introuvable: notFoundSchema.meta({ title: 'Page introuvable' }),
  formulaire: quoteFormSchema.meta({ title: 'Formulaire' }),
  site: siteSchema.meta({ title: 'Barre et pied de page' }),
  apparence: appearanceSchema.meta({ title: 'La couleur' }),
}

export type ContentFile = keyof typeof schemas

const isFile = (name: string): name is ContentFile => name in schemas

export const contentFiles = Object.keys(schemas).filter(isFile)

export const contentFolder = 'src/content'

export const contentFile = (name: ContentFile) => `${contentFolder}/${name}.yaml`
