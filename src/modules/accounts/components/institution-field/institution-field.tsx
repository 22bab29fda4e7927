import { type FocusEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Combobox } from '../../../../ui/combobox.tsx'
import { MessageDialog } from '../../../../ui/dialog.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import type { LoadSuggestions, Suggestion } from '../../../../ui/suggestions.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { useText } from '../../../sites/text/text.tsx'
import {
  type InstitutionEntries,
  type InstitutionMatch,
  institutionFields,
  maxInstitutionLength,
  noInstitution,
  noMatch,
} from '../../domain/organisations/institution-entry.ts'
import styles from './institution-field.module.css'
import { suggestInstitutions } from './suggest-institutions.ts'
import { useAfterPress } from './use-after-press.ts'
import { useFills } from './use-fills.ts'

interface InstitutionFieldProps {
  /** "Institution" where it is left out. */
  label?: string
  required?: boolean
  /** The text for optional fields: "optional". */
  optional?: string
  /** The entries as they were sent, or those of a known institution: see `entriesOfInstitution`. */
  entries?: InstitutionEntries
  /** The server's matches for a text that was not picked from the list; the user chooses one of them. */
  matches?: readonly InstitutionMatch[]
  /** The organisations for a text; the platform’s own where it is left out. */
  load?: LoadSuggestions
  /** The error outside a form; a form provides it itself. */
  error?: string
  /** No organisations are loaded to pick from: it is a text field for any name. */
  free?: boolean
}

/** A field for an institution: a list to pick from, or a text field where there are no organisations. */
export function InstitutionField({ free = false, ...props }: InstitutionFieldProps) {
  const { t } = useText()
  const { label, required, optional, entries = noInstitution, error } = props
  if (!free) return <ListedInstitution {...props} />
  return (
    <TextField
      name={institutionFields.institution}
      label={label ?? t('institution-label')}
      required={required}
      optional={optional}
      error={error}
      autoComplete="organization"
      maxLength={maxInstitutionLength}
      defaultValue={entries.institution}
    />
  )
}

/**
 * A field for an institution, which is picked from the known organisations (specification, accounts.md section 5). A dialog asks a user
 * who leaves it with a text that was not picked, once for each text, unless they state that theirs is not listed. Without JavaScript it is a text field, and
 * the server looks the text up (`findInstitution`). Its form loads the messages `forms` and `institution`.
 */
function ListedInstitution({
  label,
  required,
  optional,
  entries = noInstitution,
  matches = [],
  load = suggestInstitutions,
  error,
}: Omit<InstitutionFieldProps, 'free'>) {
  const { t } = useText()
  const [unlisted, setUnlisted] = useState(entries.institutionUnlisted !== '')
  const [asks, setAsks] = useState(false)
  /** The text that was not picked; null where there is none. */
  const missing = useRef<string | null>(null)
  const warned = useRef(new Set<string>())
  const group = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  /** While the server's matches are shown, the text may stay: the user chooses one of them. */
  const isStrict = !unlisted && matches.length === 0

  const fill = useFills(group)
  const askAfterPress = useAfterPress(() => {
    const text = missing.current?.trim() ?? ''
    if (text === '' || warned.current.has(text)) return
    warned.current.add(text)
    setAsks(true)
  })

  /**
   * Moving to the checkbox beneath, which states that it is not listed, does not count as leaving. Nor does switching to another window.
   */
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    const isWithin = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
    if (missing.current !== null && isStrict && !isWithin && document.hasFocus()) askAfterPress()
  }
  const close = () => {
    setAsks(false)
    missing.current = null
    group.current?.querySelector<HTMLInputElement>('[role="combobox"]')?.focus()
  }
  const pick = (picked: Suggestion | null) => {
    missing.current = null
    if (picked === null) return
    setUnlisted(false)
    fill(picked.fills ?? {})
    if (box.current) box.current.checked = false
  }

  return (
    // It takes the focus of a press on the words beside the box, which then stays within.
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the focus leave, and is nothing to interact with.
    <div ref={group} className={styles.institution} tabIndex={-1} onBlur={leave}>
      <Combobox
        name={institutionFields.institution}
        idName={institutionFields.institutionRor}
        label={label ?? t('institution-label')}
        description={t('institution-help')}
        load={load}
        defaultValue={entries.institution}
        defaultId={entries.institutionRor}
        required={required}
        optional={optional}
        error={error}
        messages={{
          short: t('institution-short'),
          loading: t('institution-searching'),
          none: t('institution-none'),
          failed: t('institution-failed'),
        }}
        notPicked={isStrict ? t('institution-not-selected-title') : undefined}
        onNotPicked={text => {
          missing.current = text
        }}
        onPick={pick}
      />
      {matches.length > 0 ? (
        <RadioGroup
          name={institutionFields.institutionChoice}
          label={t('institution-choose')}
          description={t('institution-matches', { name: entries.institution })}
          options={[
            ...matches.map(({ ror, name, place }) => ({ value: ror, label: name, description: place })),
            { value: noMatch, label: t('institution-no-match'), description: t('institution-unlisted-help') },
          ]}
        />
      ) : (
        <Checkbox
          ref={box}
          name={institutionFields.institutionUnlisted}
          label={t('institution-unlisted')}
          description={t('institution-unlisted-how')}
          defaultChecked={unlisted}
          onChange={event => {
            setUnlisted(event.currentTarget.checked)
            missing.current = null
          }}
        />
      )}
      {asks && <NotSelectedDialog onClose={close} />}
    </div>
  )
}

/** A portal, because a form cannot stand within a form; its events must not reach the form either. */
function NotSelectedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText()
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps events to itself, and is nothing to interact with.
    <div onSubmit={event => event.stopPropagation()} onBlur={event => event.stopPropagation()}>
      <MessageDialog
        open
        onClose={onClose}
        title={t('institution-not-selected-title')}
        message={t('institution-not-selected-message')}
        okLabel={t('ok')}
      />
    </div>,
    document.body,
  )
}
