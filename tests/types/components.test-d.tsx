import { useForm } from 'react-hook-form'
import { pictures, type PictureName } from '../../src/content/pictures.ts'
import { CallToAction } from '../../src/sections/CallToAction/CallToAction.tsx'
import type { QuoteRequest } from '../../src/quote-form/useQuoteForm.ts'
import { button } from '../../src/ui/Button/Button.css.ts'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Picture } from '../../src/ui/Picture/Picture.tsx'
import { Section } from '../../src/ui/Section/Section.tsx'
import { useToast } from '../../src/ui/Toast/useToast.ts'
import { vars } from '../../styles/contract.css.ts'
import { surfaces } from '../../styles/surfaces.css.ts'
import { palette } from '../../styles/palette.ts'
import { mediaFrom, responsive } from '../../styles/responsive.ts'
import room from '../../src/assets/pictures/particuliers-piece-en-travaux.webp?w=480&picture'

export const buttons = [
  <Button key="1" variant="destructive" size="icon" />,
  // @ts-expect-error no such variant
  <Button key="2" variant="danger" />,
  // @ts-expect-error no such size
  <Button key="3" size="xl" />,
  // @ts-expect-error a button leads nowhere
  <Button key="4" href="/contact" />,
]
export const looks = [
  button({ variant: 'ghost', size: 'sm' }),
  // @ts-expect-error no such variant
  button({ variant: 'ghosts' }),
]

export const tokens = [
  vars.colour.text,
  // @ts-expect-error colours are named by their role
  vars.colour.orange,
  vars.space.m,
  // @ts-expect-error no such step
  vars.space.mm,
  palette.minium,
  // @ts-expect-error no such material
  palette.rouge,
  surfaces.night,
  // @ts-expect-error no such surface
  surfaces.dark,
  mediaFrom('desktop'),
  // @ts-expect-error no such width
  mediaFrom('laptop'),
  responsive({ tablet: { display: 'grid' } }),
  // @ts-expect-error no such width
  responsive({ laptop: { display: 'grid' } }),
]

export const sections = [
  <Section key="1" surface="muted" />,
  // @ts-expect-error no such surface
  <Section key="2" surface="grey" />,
]

const words = { title: 'Titre', text: 'Texte', link: 'Lien' }
export const bands = [
  <CallToAction key="1" {...words} composition="beside" art={<img src="" alt="" />} />,
  // @ts-expect-error the other half would be empty
  <CallToAction key="2" {...words} composition="beside" />,
]

export const rightName: PictureName = 'room'
// @ts-expect-error no such picture
export const wrongName: PictureName = 'kitchen'
export const pictureUses = [
  pictures.room,
  // @ts-expect-error no such picture
  pictures.kitchen,
  <Picture key="1" name="room" sources={room} sizes="100vw" />,
  // @ts-expect-error no such picture
  <Picture key="2" name="kitchen" sources={room} sizes="100vw" />,
  // @ts-expect-error the browser must know how wide it is shown
  <Picture key="3" name="room" sources={room} />,
  // @ts-expect-error its text comes with its name
  <Picture key="4" name="room" sources={room} sizes="100vw" alt="Cuisine" />,
]

const request = { name: 'Zoé', email: 'zoe@exemple.fr', phone: '', message: 'Bonjour' }
export const rightRequest: QuoteRequest = { ...request, subject: 'etancheite' }
// @ts-expect-error no such type of project
export const wrongRequest: QuoteRequest = { ...request, subject: 'étanchéité' }
// @ts-expect-error without a type of project it is '', not missing
export const missingSubject: QuoteRequest = request

export function useWrongly() {
  const { register } = useForm<QuoteRequest>()
  const show = useToast()
  register('email')
  // @ts-expect-error no such field
  register('mail')
  show({
    title: 'Titre',
    text: 'Texte',
    isFailure: true,
    action: { label: 'Agir', alt: 'Autrement', href: '#' },
  })
  // @ts-expect-error a toast has a way on
  show({ title: 'Titre', text: 'Texte', isFailure: true })
}
