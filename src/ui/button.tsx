import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'

interface ButtonLook {
  /** `primary`: the one thing to do here. `secondary`: another. `quiet`: by the way. `danger`: takes something away. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'standard' | 'small' | undefined
  /** A file of the icon set, before the words. */
  icon?: string | undefined
  /** The words of a button that shows its icon alone. */
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

/** A button; of type `button` unless said otherwise, so that none sends a form by accident. */
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
  /** A path of this site, an address elsewhere, or a place in this page (`#…`). */
  to: string
  /** Saves what the address holds instead of showing it. */
  download?: boolean | undefined
  /** Asks the server for a new document, with script too. */
  reloads?: boolean
  rel?: string | undefined
  /** Runs before the link is followed, or replaces that (`preventDefault`), if JavaScript runs. */
  onClick?: ComponentProps<'a'>['onClick']
  children?: ReactNode
}

/** Addresses that the site's own router does not answer: with a scheme or a host, in this page, or a file to save. */
const isPlain = (to: string, download: boolean | undefined) => download || /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(to)

/** A link that looks like a button: it goes somewhere, where a button does something. */
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
