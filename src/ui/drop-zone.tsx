import upload from '@tabler/icons/outline/upload.svg?raw'
import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './drop-zone.module.css'
import { Icon } from './icon.tsx'

interface DropZoneProps {
  /** Over the browser's own button: "Drop a file here, or choose one". */
  prompt: ReactNode
  /** The zone is in the middle of a large area, where files are what the page is for. */
  isLarge?: boolean
  multiple?: boolean | undefined
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  /** The file is shown elsewhere: the prompt goes. */
  isFilled?: boolean
  /** Gets what was dropped beside the field; the browser handles a drop on the field itself. */
  onFiles: (files: FileList) => void
  /** The field for files, of the class `dropZoneInput`. */
  children: ReactNode
}

export const dropZoneInput = styles.input

/** The frame of a field for files, onto which files can be dropped too. */
export function DropZone({ prompt, isLarge, multiple, disabled, invalid, isFilled, onFiles, children }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    setOver(false)
    const { files } = event.dataTransfer
    if (disabled || event.target instanceof HTMLInputElement || files.length === 0) return
    // The browser would leave the page and open the file.
    event.preventDefault()
    if (multiple || files.length === 1) onFiles(files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers alone; the field inside does the same by keyboard.
    <div
      className={styles.zone}
      data-over={over || undefined}
      data-large={isLarge || undefined}
      data-filled={isFilled || undefined}
      data-disabled={disabled || undefined}
      data-invalid={invalid || undefined}
      onDragOver={event => {
        if (disabled) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon svg={upload} size={isLarge ? 28 : 24} />
      <span className={styles.prompt}>{prompt}</span>
      {children}
    </div>
  )
}
