import styles from './icon.module.css'

interface IconProps {
  /**
   * A file of the icon set as text: `import close from '@tabler/icons/outline/x.svg?raw'` in the file that uses it, so that a page contains
   * only its own icons. The build has shortened it (./icon-plugin.ts).
   */
  svg: string
  /** The alternative text, where no text beside the icon says it. Without it the icon is decoration, which assistive technology ignores. */
  label?: string | undefined
  /** CSS pixels at the browser's usual text size; grows with the reader's text. */
  size?: number
}

const filledStart = '<svg fill="currentColor">'

/** An icon of the set, in the colour of the surrounding text. */
export function Icon({ svg, label, size = 20 }: IconProps) {
  const length = `${size / 16}rem`
  const isFilled = svg.startsWith(filledStart)
  return (
    <svg
      className={styles.icon}
      data-drawn={isFilled ? 'filled' : 'outline'}
      viewBox="0 0 24 24"
      width={length}
      height={length}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the icon set, which the build reads.
      dangerouslySetInnerHTML={{ __html: svg.slice(svg.indexOf('>') + 1, -'</svg>'.length) }}
    />
  )
}
