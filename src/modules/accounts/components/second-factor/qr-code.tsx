import styles from './second-factor.module.css'

export interface QrCodeImage {
  /** Modules of a side, with the margin. */
  size: number
  /** The dark modules as the path of an SVG. */
  path: string
}

/** Dark on light whatever the theme, as scanners expect. */
export function QrCode({ size, path, label }: QrCodeImage & { label: string }) {
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
