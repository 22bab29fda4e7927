import externalLink from '@tabler/icons/outline/external-link.svg?raw'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import styles from './link.module.css'
import { linkKind } from './link-kind.ts'

interface AddressProps {
  href: string
  newTab?: boolean | undefined
  /** Answered by the server alone and not by a page: a file, a feed, the API. */
  file?: boolean | undefined
}

type PlainLinkProps = AddressProps & Omit<React.ComponentProps<'a'>, 'href' | 'target' | 'rel'>

/** A link without a look of its own, opened as its address needs. An address that no page may link to leaves its words. */
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

interface TextLinkProps extends AddressProps {
  children?: React.ReactNode
  /** Says in an image that the link leaves the site; its text for those who do not see it ('external site', 'opens in a new tab'). */
  externalLabel?: string | undefined
  /** `quiet` is for lists of links, which need no underline to be seen as links. */
  variant?: 'text' | 'quiet'
  current?: 'page' | 'location' | undefined
  lang?: string | undefined
  id?: string | undefined
}

/** A link in words. */
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
