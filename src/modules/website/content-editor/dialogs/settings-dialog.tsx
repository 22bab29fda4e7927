import { useId, useState } from 'react'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { type Text, useText } from '../../../sites/text/text.tsx'
import type { Setting } from '../block-forms.ts'
import { element } from '../html/write-text.ts'
import type { EditorImage, MediaLibrary } from '../questions.ts'
import type { Attributes } from '../schema.ts'
import styles from './dialogs.module.css'
import { ImageSettingField } from './image-setting-field.tsx'
import { OverPage, takesFocus } from './over-page.tsx'
import { type Problem, problemOf, shownValue, withEntries } from './settings.ts'

export interface NewSettings {
  attributes: Attributes
  /** The new `img` element of an image block, if another image was chosen. */
  image?: string
}

interface SettingsDialogProps {
  title: string
  settings: readonly Setting[]
  attributes: Attributes
  media: MediaLibrary
  onSet: (settings: NewSettings) => void
  onClose: () => void
}

/** A form for the attributes of a block or an item, built from its table of settings. */
export function SettingsDialog({ title, settings, attributes, media, onSet, onClose }: SettingsDialogProps) {
  const text = useText()
  const { t } = text
  const id = useId()
  const [problems, setProblems] = useState<Readonly<Record<string, Problem>>>({})
  const [image, setImage] = useState<EditorImage | null>(null)
  const submit = (event: React.FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const entries = Object.fromEntries(settings.map(({ attribute }) => [attribute, String(form.get(attribute) ?? '').trim()]))
    const found = settings.flatMap(setting => {
      const problem = problemOf(setting, entries[setting.attribute] ?? '')
      return problem ? [[setting.attribute, problem] as const] : []
    })
    setProblems(Object.fromEntries(found))
    const [first] = found
    if (first) document.getElementById(`${id}-${first[0]}`)?.focus()
    else
      onSet({
        attributes: withEntries(withoutOldText(attributes, image), settings, entries),
        ...(image && { image: imageOf(image) }),
      })
  }
  return (
    <OverPage title={title} onClose={onClose} done={t('editor-apply')} formId={id}>
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        {settings.map((setting, position) => (
          <SettingField
            key={setting.attribute}
            id={`${id}-${setting.attribute}`}
            setting={setting}
            value={shownValue(setting, attributes)}
            problem={problems[setting.attribute]}
            isFirst={position === 0}
            media={media}
            text={text}
            onImage={setImage}
          />
        ))}
      </form>
    </OverPage>
  )
}

/** The alternative text of the old image does not fit another one. */
const withoutOldText = (attributes: Attributes, image: EditorImage | null): Attributes => {
  const { 'data-alt': _old, ...others } = attributes
  return image ? others : attributes
}
const imageOf = ({ url, alt, width, height }: EditorImage): string =>
  element('img', { src: url, alt, width: String(width), height: String(height) }, '')

interface SettingFieldProps {
  id: string
  setting: Setting
  value: string
  problem: Problem | undefined
  isFirst: boolean
  media: MediaLibrary
  text: Text
  onImage: (image: EditorImage | null) => void
}

function SettingField({ id, setting, value, problem, isFirst, media, text: { t }, onImage }: SettingFieldProps) {
  const shared = {
    id,
    name: setting.attribute,
    label: t(setting.label),
    description: setting.help && t(setting.help),
    required: setting.required,
    error: problem && problemText(t, setting, problem),
    ref: isFirst ? takesFocus : undefined,
  }
  switch (setting.type) {
    case 'flag':
    case 'shading':
      return <Checkbox {...shared} defaultChecked={value === 'on'} />
    case 'choice':
      return (
        <Select
          {...shared}
          defaultValue={value}
          placeholder={value === '' ? t('editor-choice-choose') : undefined}
          options={setting.choices.map(([choice, label]) => ({ value: choice, label: label ? t(label) : choice }))}
        />
      )
    case 'picture':
      return <ImageSettingField {...shared} value={value} media={media} onImage={onImage} />
    case 'number':
      return <TextField {...shared} defaultValue={value} inputMode="numeric" />
    case 'date':
    case 'text':
    case 'place':
      return <TextField {...shared} defaultValue={value} maxLength={300} />
  }
}

function problemText(t: Text['t'], setting: Setting, problem: Problem): string {
  if (problem === 'number' && setting.type === 'number') {
    return t('editor-setting-number-problem', { least: setting.least, most: setting.most })
  }
  return t(problem === 'place' ? 'editor-setting-place-problem' : 'editor-setting-required')
}
