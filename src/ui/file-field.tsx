import file from '@tabler/icons/outline/file.svg?raw'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { DropZone, dropZoneInput } from './drop-zone.tsx'
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

  const problem = fileProblem(chosen, { accept, maxBytes })
  const problemText = problem && (problem.kind === 'too-large' ? messages.tooLarge(problem.name) : messages.invalidType(problem.name))
  useEffect(() => input.current?.setCustomValidity(problemText ?? ''), [problemText])
  // Files that were chosen before the script arrived.
  useEffect(() => setChosen([...(input.current?.files ?? [])]), [])

  const take = (files: FileList) => {
    if (!input.current) return
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
        <DropZone prompt={messages.prompt} multiple={multiple} disabled={disabled} invalid={control['aria-invalid']} onFiles={take}>
          <input
            {...control}
            ref={input}
            type="file"
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            className={dropZoneInput}
            data-listed={chosen.length > 0 || undefined}
            onChange={event => setChosen([...(event.currentTarget.files ?? [])])}
          />
        </DropZone>
      )}
    </Field>
  )
}
