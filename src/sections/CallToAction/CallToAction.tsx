import type { ReactNode } from 'react'
import { telephoneDisplay, telephoneHref } from '../../data/companyDetails.ts'
import { pages } from '../../data/pages.ts'
import { classes } from '../../ui/classes.ts'
import { ButtonLink } from '../../ui/Button/Button.tsx'
import { LinkifiedEmails } from '../../ui/LinkifiedEmails.tsx'
import { Region, Stack, Text, Title } from '../../ui/primitives.tsx'
import * as styles from './CallToAction.css.ts'

type CallToActionProps = {
  title: string
  text: string
  link: string
  /**
   * `hanging`: a drawing that reaches the lower edge and continues in the footer (Foundations.tsx); `standing`: an
   * image 480 units wide (`drawingUnit`) that stands on the ground of the footer; `beside`: such an image
   * on a background of its own.
   */
  composition: Exclude<keyof typeof styles.layouts, 'plain'>
  /** Without a drawing the text is alone. */
  art: ReactNode
  /** The title is the company's motto, as large as a page's title. */
  isMotto?: boolean
}

/** The last band of a page, in the brand colour: links to /contact and to the telephone. */
export function CallToAction({ title, text, link, composition, art, isMotto = false }: CallToActionProps) {
  const parts = styles.layouts[art ? composition : 'plain']
  return (
    <Region surface="brand" className={parts.band}>
      <div className={parts.content}>
        <Stack gap="xl">
          <Stack gap="l">
            <Title className={isMotto ? styles.motto : styles.title}>{title}</Title>
            <Text size="lead" isBalanced={isMotto}>
              <LinkifiedEmails>{text}</LinkifiedEmails>
            </Text>
          </Stack>
          <ContactLinks link={link} />
        </Stack>
      </div>
      {art && <div className={parts.art}>{art}</div>}
    </Region>
  )
}

/** The two links of every closing call to action: the form and the telephone. */
export function ContactLinks({ link, telephoneClass }: { link: string; telephoneClass?: string }) {
  return (
    <div className={styles.links}>
      <ButtonLink to={pages.contact.path} size="lg">
        {link}
      </ButtonLink>
      <a className={classes(styles.telephone, telephoneClass)} href={telephoneHref}>
        {telephoneDisplay}
      </a>
    </div>
  )
}
