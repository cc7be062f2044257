import { createContext, use, useId, type ComponentProps } from 'react'
import { surfaces } from '../../../styles/surfaces.css.ts'
import { classes } from '../classes.ts'
import * as styles from './Section.css.ts'

const TitleId = createContext<string | undefined>(undefined)

type RegionProps = ComponentProps<'section'> & {
  as?: 'section' | 'article'
  surface?: keyof typeof surfaces
  /** Where something else must name the title too. */
  titleId?: string
}

/** A part of the page that the `Title` inside it names. */
export function Region({ as: Element = 'section', surface, titleId, className, ...props }: RegionProps) {
  const ownId = useId()
  const id = titleId ?? ownId
  return (
    <TitleId value={id}>
      <Element {...props} className={classes(surface && surfaces[surface], className)} aria-labelledby={id} />
    </TitleId>
  )
}

type TitleProps = ComponentProps<'h2'> & { as?: 'h2' | 'h3'; size?: keyof typeof styles.titleSizes }

/** The title of the `Region` or `Section` around it. */
export function Title({ as: Element = 'h2', size, className, children, ...props }: TitleProps) {
  return (
    <Element {...props} id={use(TitleId)} className={classes(size && styles.titleSizes[size], className)}>
      {children}
    </Element>
  )
}

/**
 * A band of the page on one surface. Its children stand between the page's margins, but for those that say with `edges` that
 * they reach the page's edges or the window's. Where its title is not simply above the content, there is a `Title` among the
 * children instead.
 */
export function Section({
  surface = 'plain',
  title,
  className,
  children,
  ...props
}: RegionProps & { title?: string }) {
  return (
    <Region {...props} surface={surface} className={classes(styles.section, className)}>
      <div className={styles.pageGrid}>
        {title && <Title className={styles.headed}>{title}</Title>}
        {children}
      </div>
    </Region>
  )
}
