import { createContext, use, useId, type ComponentProps, type HTMLAttributes } from 'react'
import { surfaces } from '../../styles/surfaces.css.ts'
import { classes } from './classes.ts'
import * as styles from './primitives.css.ts'

const TitleId = createContext<string | undefined>(undefined)

type RegionProps = ComponentProps<'section'> & {
  as?: 'section' | 'article'
  surface?: keyof typeof surfaces
  /** Only if another element refers to the title. */
  titleId?: string
}

/** A landmark region, named by the `Title` inside it. */
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
export function Title({ as: Element = 'h2', size, className, ...props }: TitleProps) {
  return (
    <Element {...props} id={use(TitleId)} className={classes(size && styles.titleSizes[size], className)} />
  )
}

type SectionProps = RegionProps & { title?: string }

/**
 * A full-width band of the page on one surface. Its children use the text column, unless a class of `edges` extends them to
 * the page or the viewport. Pass `title` for a title above the content; otherwise put a `Title` among the children.
 */
export function Section({ surface = 'plain', title, className, children, ...props }: SectionProps) {
  return (
    <Region {...props} surface={surface} className={classes(styles.section, className)}>
      <div className={styles.pageGrid}>
        {title && <Title className={styles.headed}>{title}</Title>}
        {children}
      </div>
    </Region>
  )
}

type ColumnsProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'ul' | 'ol' | 'dl'
  count?: keyof typeof styles.columns
}

/** Columns of equal width, `count` at most, fewer in narrow viewports. */
export function Columns({ as: Element = 'div', count = 12, className, ...props }: ColumnsProps) {
  return <Element {...props} className={classes(styles.columns[count], className)} />
}

type StackProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'ul' | 'li'
  gap?: keyof typeof styles.gaps
}

/** Children one below the other, with equal gaps. */
export function Stack({ as: Element = 'div', gap = 'm', className, ...props }: StackProps) {
  return <Element {...props} className={classes(styles.gaps[gap], className)} />
}

type TextProps = HTMLAttributes<HTMLElement> & {
  as?: 'p' | 'dd' | 'li' | 'figcaption'
  size?: keyof typeof styles.textSizes
  isBalanced?: boolean
}

/** Body text in the secondary colour, at a readable line length. */
export function Text({ as: Element = 'p', size = 'body', isBalanced, className, ...props }: TextProps) {
  return (
    <Element
      {...props}
      className={classes(styles.textSizes[size], isBalanced && styles.balanced, className)}
    />
  )
}
