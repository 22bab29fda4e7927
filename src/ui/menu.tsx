import check from '@tabler/icons/outline/check.svg?raw'
import chevronDown from '@tabler/icons/outline/chevron-down.svg?raw'
import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { chooseSide, keepInView } from './keep-in-view.ts'
import { PlainLink } from './link.tsx'
import { indexAfterKey } from './list-keys.ts'
import styles from './menu.module.css'

interface MenuEntry {
  label: string
  description?: string
  /** Language of the label, where it is not the page's. */
  lang?: string
}
export interface MenuLink extends MenuEntry {
  href: string
  current?: boolean
  newTab?: boolean
  /** The server answers it without a page. */
  file?: boolean
}
/** A button submits the form with this id, so that it works without JavaScript, or calls `onPress` and needs JavaScript. */
export interface MenuButton extends MenuEntry {
  form?: string
  name?: string
  value?: string
  onPress?: () => void
}
export type MenuItem = MenuLink | MenuButton
export interface MenuSection {
  title?: string
  items: MenuItem[]
}

interface MenuProps {
  /** The content of the button; an icon alone needs `buttonLabel`. */
  button: React.ReactNode
  /** Names the button, where what it shows does not. */
  buttonLabel?: string
  sections: MenuSection[]
  /** The edge of the button that the menu is aligned with. */
  align?: 'start' | 'end'
  /** Only one menu of a group is open at a time. */
  group?: string
}

/**
 * A button with a list of links and actions. It is a disclosure and not a menu of an application: its items are links that Tab reaches and
 * that work without script. With script, arrows, Home and End move through it, and Escape, a click elsewhere or leaving it close it.
 */
export function Menu({ button, buttonLabel, sections, align = 'start', group }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const close = () => details.current?.removeAttribute('open')

  useEffect(() => {
    const closeFromOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) details.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [])

  const moveByKey = (event: React.KeyboardEvent) => {
    const element = details.current
    if (element === null) return
    const summary = element.querySelector('summary')
    if (event.key === 'Escape' && element.open) {
      event.stopPropagation()
      close()
      summary?.focus()
      return
    }
    const opens = event.target === summary && event.key === 'ArrowDown'
    if (!element.open && !opens) return
    const items = [...element.querySelectorAll<HTMLElement>('[data-menu-item]')]
    const focused = document.activeElement
    const index = focused instanceof HTMLElement ? items.indexOf(focused) : -1
    const next = indexAfterKey(event.key, index, items.length, { orientation: 'vertical', wraps: true })
    if (next === null) return
    event.preventDefault()
    element.open = true
    items[next]?.focus()
  }

  return (
    <details
      ref={details}
      name={group}
      className={styles.menu}
      data-align={align}
      onKeyDown={moveByKey}
      onBlur={event => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onToggle={event => {
        if (!event.currentTarget.open || panel.current === null) return
        keepInView(panel.current)
        chooseSide(panel.current)
      }}
    >
      <summary aria-label={buttonLabel} className={styles.button}>
        {button}
        <Icon svg={chevronDown} size={16} />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: clicks bubble to it from its items, which are controls. */}
      <div
        ref={panel}
        className={styles.panel}
        onClick={event => {
          if (event.target instanceof Element && event.target.closest('[data-menu-item]')) close()
        }}
      >
        {sections.map((section, position) => (
          <Section key={section.title ?? position} section={section} />
        ))}
      </div>
    </details>
  )
}

function Section({ section }: { section: MenuSection }) {
  return (
    <div className={styles.section}>
      {section.title !== undefined && <p className={styles.title}>{section.title}</p>}
      <ul aria-label={section.title}>
        {section.items.map(item => (
          <li key={item.label}>{'href' in item ? <LinkItem item={item} /> : <ButtonItem item={item} />}</li>
        ))}
      </ul>
    </div>
  )
}

function LinkItem({ item }: { item: MenuLink }) {
  return (
    <PlainLink
      href={item.href}
      newTab={item.newTab}
      file={item.file}
      lang={item.lang}
      hrefLang={item.lang}
      className={styles.item}
      data-menu-item=""
      aria-current={item.current ? 'page' : undefined}
    >
      <EntryText entry={item} />
      {item.current && <Icon svg={check} size={18} />}
    </PlainLink>
  )
}

function ButtonItem({ item }: { item: MenuButton }) {
  return (
    <button
      type={item.form === undefined ? 'button' : 'submit'}
      form={item.form}
      name={item.name}
      value={item.value}
      lang={item.lang}
      className={styles.item}
      data-menu-item=""
      onClick={item.onPress}
    >
      <EntryText entry={item} />
    </button>
  )
}

function EntryText({ entry }: { entry: MenuEntry }) {
  return (
    <span>
      {entry.label}
      {entry.description !== undefined && <span className={styles.description}>{entry.description}</span>}
    </span>
  )
}
