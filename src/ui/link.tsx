import externalLink from '@tabler/icons/outline/external-link.svg?raw'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import styles from './link.module.css'
import { linkKind } from './link-kind.ts'

interface HrefProps {
  href: string
  newTab?: boolean | undefined
  /** The server answers it without a page: a file, a feed, the API. */
  file?: boolean | undefined
}

type PlainLinkProps = HrefProps & Omit<React.ComponentProps<'a'>, 'href' | 'target' | 'rel'>

/** An unstyled link, opened as its URL requires. A URL that no page may link to leaves only the text. */
export function PlainLink({ href, newTab = false, file = false, children, ...rest }: PlainLinkProps) {
  const kind = linkKind(href)
  if (kind === 'refused') {
    return (
      <span id={rest.id} className={rest.className}>
        {children}
      </span>
    )
  }
  if (kind === 'page' && !file && !newTab) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} target={newTab ? '_blank' : undefined} rel={kind === 'external' ? 'external noopener' : undefined} {...rest}>
      {children}
    </a>
  )
}

interface TextLinkProps extends HrefProps {
  children?: React.ReactNode
  /** An icon for external links; its text for screen readers ('external site', 'opens in a new tab'). */
  externalLabel?: string | undefined
  /** `quiet` is for lists of links, which need no underline to be seen as links. */
  variant?: 'text' | 'quiet'
  current?: 'page' | 'location' | undefined
  lang?: string | undefined
  id?: string | undefined
}

/** A text link. */
export function TextLink({ children, externalLabel, variant = 'text', current, lang, ...rest }: TextLinkProps) {
  return (
    <PlainLink {...rest} lang={lang} hrefLang={lang} className={styles.link} data-variant={variant} aria-current={current}>
      {children}
      {externalLabel !== undefined && (
        <>
          {' '}
          <Icon svg={externalLink} label={externalLabel} size={14} />
        </>
      )}
    </PlainLink>
  )
}
