import styles from './icon.module.css'

interface IconProps {
  /**
   * A file of the icon set as text: `import close from '@tabler/icons/outline/x.svg?raw'` in the file that uses it, so that a page contains
   * only its own icons.
   */
  svg: string
  /** The alternative text, where no text beside the icon says it. Without it the icon is decoration, which assistive technology ignores. */
  label?: string | undefined
  /** CSS pixels at the browser's usual text size; grows with the reader's text. */
  size?: number
}

/** The frame of 24 by 24 that every file of the icon set draws to say how large it is. */
const emptyFrame = /<path stroke="none" d="M0 0h24v24H0z" fill="none"\s*\/>/

/** The content of the file's own `svg` element. */
function drawingOf(svg: string): string {
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replace(emptyFrame, '')
    .replace(/>\s+</g, '><')
    .trim()
}

/** An icon of the set, in the colour of the surrounding text. */
export function Icon({ svg, label, size = 20 }: IconProps) {
  const length = `${size / 16}rem`
  const filled = svg.slice(0, svg.indexOf('<path')).includes('fill="currentColor"')
  return (
    <svg
      className={styles.icon}
      data-drawn={filled ? 'filled' : 'outline'}
      viewBox="0 0 24 24"
      width={length}
      height={length}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the icon set, which the build reads.
      dangerouslySetInnerHTML={{ __html: drawingOf(svg) }}
    />
  )
}
