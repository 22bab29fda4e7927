import file from '@tabler/icons/outline/file.svg?raw'
import upload from '@tabler/icons/outline/upload.svg?raw'
import { type ComponentProps, type DragEvent, useEffect, useRef, useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import styles from './file-field.module.css'
import { type ChosenFile, fileProblem } from './file-problem.ts'
import { Icon } from './icon.tsx'

interface FileFieldProps extends FieldProps, Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'disabled'> {
  /** Bytes, for each file. */
  maxBytes?: number | undefined
  messages: {
    /** Shown over the browser's own button: "Drop a file here, or choose one". */
    prompt: string
    tooLarge: (name: string) => string
    invalidType: (name: string) => string
    size: (bytes: number) => string
  }
}

/** A file upload: the browser's own field, onto which files can be dropped too. With JavaScript, names and sizes appear under it. */
export function FileField({ accept, multiple, disabled, maxBytes, messages, error, ...field }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const [over, setOver] = useState(false)

  const problem = fileProblem(chosen, { accept, maxBytes })
  const problemText = problem && (problem.kind === 'too-large' ? messages.tooLarge(problem.name) : messages.invalidType(problem.name))
  useEffect(() => input.current?.setCustomValidity(problemText ?? ''), [problemText])
  // Files that were chosen before the script arrived.
  useEffect(() => setChosen([...(input.current?.files ?? [])]), [])

  const drop = (event: DragEvent) => {
    setOver(false)
    // The browser handles a drop on the field itself.
    if (disabled || !input.current || event.target === input.current || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    const { files } = event.dataTransfer
    if (!multiple && files.length > 1) return
    input.current.files = files
    input.current.dispatchEvent(new Event('change', { bubbles: true }))
  }

  return (
    <Field
      {...field}
      error={problemText ?? error}
      footnote={
        chosen.length > 0 && (
          <ul className={styles.chosen}>
            {chosen.map(({ name, size }) => (
              <li key={name}>
                <Icon svg={file} size={18} />
                <span className={styles.name}>{name}</span>
                <span className={styles.size}>{messages.size(size)}</span>
              </li>
            ))}
          </ul>
        )
      }
    >
      {control => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers alone; the field inside does the same by keyboard.
        <div
          className={styles.zone}
          data-over={over || undefined}
          data-disabled={disabled || undefined}
          data-invalid={control['aria-invalid']}
          onDragOver={event => {
            if (disabled) return
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon svg={upload} size={24} />
          <span className={styles.prompt}>{messages.prompt}</span>
          <input
            {...control}
            ref={input}
            type="file"
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            className={styles.input}
            data-listed={chosen.length > 0 || undefined}
            onChange={event => setChosen([...(event.currentTarget.files ?? [])])}
          />
        </div>
      )}
    </Field>
  )
}
