import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'

interface ButtonLook {
  /** `primary`: the main action. `secondary`: another. `quiet`: a minor one. `danger`: a destructive one. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'standard' | 'small' | undefined
  /** A file of the icon set, before the text. */
  icon?: string | undefined
  /** The label of a button that shows its icon only. */
  label?: string | undefined
}

/** The class and attributes of a button, for elements that other components render. */
export function buttonLook({ variant = 'primary', size = 'standard' }: Pick<ButtonLook, 'variant' | 'size'> = {}) {
  return { className: styles.button, 'data-variant': variant, 'data-size': size }
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Its action is running: it keeps its place and focus, shows a spinner, and ignores further presses. */
  pending?: boolean
}

/** A button; its default type is `button`, so that none submits a form by accident. */
export function Button({ variant, size, icon, label, pending = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      {...buttonLook({ variant, size })}
      data-alone={label !== undefined || undefined}
      aria-label={label ?? rest['aria-label']}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={event => {
        if (pending) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {pending ? <Spinner size="small" /> : icon && <Icon svg={icon} />}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends ButtonLook {
  /** A path of this site, a URL elsewhere, or a fragment (`#…`). */
  to: string
  /** Downloads the target instead of showing it. */
  download?: boolean | undefined
  /** Requests a new document, with JavaScript too. */
  reloads?: boolean
  rel?: string | undefined
  /** Runs before the link is followed, or replaces that (`preventDefault`), if JavaScript runs. */
  onClick?: ComponentProps<'a'>['onClick']
  children?: ReactNode
}

/** URLs that the site's router does not handle: with a scheme or a host, fragments, and downloads. */
const isPlain = (to: string, download: boolean | undefined) => download || /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(to)

/** A link that looks like a button: it navigates, while a button acts. */
export function ButtonLink({ variant, size, icon, label, to, download, reloads = false, rel, onClick, children }: ButtonLinkProps) {
  const props = {
    ...buttonLook({ variant, size }),
    'data-alone': label !== undefined || undefined,
    'aria-label': label,
    rel,
    onClick,
    children: (
      <>
        {icon && <Icon svg={icon} />}
        {children}
      </>
    ),
  }
  return isPlain(to, download) ? <a href={to} download={download} {...props} /> : <Link to={to} reloadDocument={reloads} {...props} />
}
