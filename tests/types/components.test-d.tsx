import room from '../../src/assets/pictures/particuliers-piece-en-travaux.webp?preset=half&picture'
import { picture } from '../../src/content/schemas/fields.ts'
import { hero } from '../../src/content/societe.yaml'
import { getContent } from '../../src/data/content.ts'
import { CallToAction } from '../../src/sections/CallToAction/CallToAction.tsx'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Picture } from '../../src/ui/Picture/Picture.tsx'
import { Section } from '../../src/ui/primitives.tsx'
import { vars } from '../../styles/contract.css.ts'
import { widths } from '../../styles/conditions.ts'

export const components = [
  ...(['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const).map((variant) =>
    (['default', 'sm', 'lg', 'icon'] as const).map((size) => (
      <Button key="1" variant={variant} size={size} />
    )),
  ),
  // @ts-expect-error no such variant
  <Button key="2" variant="danger" />,
  // @ts-expect-error no such size
  <Button key="3" size="xl" />,
  // @ts-expect-error a button leads nowhere
  <Button key="4" href="/contact" />,
  <Section key="5" surface="muted" />,
  // @ts-expect-error no such surface
  <Section key="6" surface="grey" />,
  // @ts-expect-error the other half would be empty
  <CallToAction key="7" title="Titre" text="Texte" link="Lien" composition="beside" />,
  // @ts-expect-error the browser must know how wide it is shown
  <Picture key="8" alt="" {...room} />,
  // @ts-expect-error what it shows is said, if only that it decorates
  <Picture key="9" {...room} sizes="100vw" />,
]

export const tokens = [
  vars.colour.text,
  // @ts-expect-error colours are named by their role
  vars.colour.orange,
  // @ts-expect-error no such step
  vars.space.mm,
  // @ts-expect-error no such width
  widths.laptop,
]

export const shapes = [
  picture('full', { ratio: [12, 5] }),
  // @ts-expect-error no such preset
  picture('fulll'),
  // @ts-expect-error a ratio has two numbers
  picture('full', { ratio: [12] }),
  <Picture key="1" {...hero.picture} sizes="100vw" />,
  // @ts-expect-error what the file names has no sources yet
  <Picture key="2" {...getContent('societe').hero.picture} sizes="100vw" />,
]
