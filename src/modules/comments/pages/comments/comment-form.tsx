import { Link } from 'react-router'
import { type Entries, entryOf, isTicked } from '../../../../core/forms/entries.ts'
import { formLimits } from '../../../../core/forms/limits.ts'
import { href } from '../../../../core/http/href.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Form, FormActions, SubmitButton } from '../../../../ui/form.tsx'
import { Select } from '../../../../ui/select.tsx'
import { LongTextField, TextField } from '../../../../ui/text-field.tsx'
import { FieldRow, FormPart } from '../../../accounts/components/account-form/form-part.tsx'
import { personLabelsIn } from '../../../accounts/components/account-form/person-fields.tsx'
import { useAccountForm } from '../../../accounts/components/account-form/use-account-form.ts'
import { InstitutionField } from '../../../accounts/components/institution-field/institution-field.tsx'
import { readInstitutionEntries } from '../../../accounts/domain/organisations/institution-entry.ts'
import { signInPath } from '../../../sites/pages/sign-in-path.ts'
import { useText } from '../../../sites/text/text.tsx'
import { commentRules } from '../../domain/comment-form.ts'
import type { CommentActions, CommentAnswer } from './comment-actions.ts'
import type { CommentsShown } from './load.ts'
import styles from './page.module.css'

interface CommentFormProps {
  shown: CommentsShown
  answer: CommentAnswer | undefined
  actions: CommentActions
  /** The form is being submitted. */
  pending: boolean
}

/** The form for a comment and the details of its author (specification, accounts.md section 3 “Comment payload”). */
export function CommentForm({ shown, answer, actions, pending }: CommentFormProps) {
  const { replyTo, writer, countries } = shown
  const answered = answer?.kind === 'refused' ? answer : undefined
  const text = useText()
  const { t, put } = text
  const person = personLabelsIn(text)
  const labels = {
    comment: t('comment-label'),
    competingInterests: t('comment-interests'),
    institution: person.institution,
    department: person.department,
    place: person.place,
    state: person.state,
    countryCode: person.countryCode,
  }
  const { acceptedTermsAndConditions, ...rules } = commentRules(labels)
  const hasAccepted = writer?.hasAcceptedTerms ?? false
  const control = useAccountForm({
    rules: hasAccepted ? rules : { ...rules, acceptedTermsAndConditions },
    labels,
    refusal: answered?.refusal,
  })
  const entries: Entries = { ...(answered?.entries ?? writer?.entries) }
  const terms = (
    <a href={`${href('/legal/*', { '*': 'additionaltermsandconditions' })}#usercomment`} target="_blank" rel="noopener">
      {t('comment-terms-link')}
    </a>
  )
  return (
    <Form
      control={control}
      as={actions.Form}
      action={actions.post(replyTo)}
      pending={pending}
      summaryTitle={count => t('form-error-title', { count })}
      preventScrollReset
    >
      {writer === null ? (
        <p>
          <Link to={signInPath(actions.signedIn)}>{t('comment-sign-in')}</Link>
        </p>
      ) : (
        <div className={styles.facts}>
          <p>{t('comment-as', { name: writer.name })}</p>
          <p>{t(writer.isCheckedFirst ? 'comment-checked-first' : 'comment-at-once')}</p>
        </div>
      )}
      <AboutFields shown={shown} entries={entries} actions={actions} />
      <LongTextField
        name="comment"
        label={labels.comment}
        required
        rows={8}
        dir="auto"
        maxLength={formLimits.longTextLength}
        remaining={left => t('comment-remaining', { count: left })}
        defaultValue={entryOf(entries, 'comment')}
      />
      <LongTextField
        name="competingInterests"
        label={labels.competingInterests}
        optional={t('optional')}
        description={t('comment-interests-help')}
        rows={3}
        dir="auto"
        maxLength={formLimits.longTextLength}
        remaining={left => t('comment-remaining', { count: left })}
        defaultValue={entryOf(entries, 'competingInterests')}
      />
      <AffiliationFields
        entries={entries}
        matches={answered?.matches ?? []}
        countries={countries}
        labels={labels}
        hasInstitutions={shown.hasInstitutions}
      />
      {hasAccepted ? (
        <p>{put('comment-terms-remembered', { terms })}</p>
      ) : (
        <Checkbox
          name="acceptedTermsAndConditions"
          label={put('comment-terms', { terms })}
          value="true"
          required
          defaultChecked={isTicked(entries, 'acceptedTermsAndConditions')}
        />
      )}
      <FormActions>
        <SubmitButton>{t('comment-submit')}</SubmitButton>
      </FormActions>
    </Form>
  )
}

/** The comment is about this: a part of the publication that its author chooses, or the comment that it replies to. */
function AboutFields({
  shown: { path, about, replyTo },
  entries,
  actions,
}: Pick<CommentFormProps, 'shown' | 'actions'> & { entries: Entries }) {
  const { t } = useText()
  return (
    <>
      {replyTo === null ? (
        about.options.length > 1 && (
          <Select
            name="about"
            label={t('comment-about')}
            options={about.options}
            defaultValue={entryOf(entries, 'about') || about.chosen}
          />
        )
      ) : (
        <>
          <input type="hidden" name="parentId" value={replyTo.id} />
          <p>
            <Link to={`${path}#add`} onClick={actions.onReply && (event => actions.onReply?.(event, null))}>
              {t('comment-reply-cancel')}
            </Link>
          </p>
        </>
      )}
      {(replyTo !== null || about.options.length === 1) && <input type="hidden" name="about" value={about.chosen} />}
    </>
  )
}

interface AffiliationFieldsProps {
  entries: Entries
  matches: NonNullable<Extract<CommentAnswer, { kind: 'refused' }>['matches']>
  countries: CommentsShown['countries']
  labels: Readonly<Record<'department' | 'place' | 'state' | 'countryCode', string>>
  hasInstitutions: boolean
}

function AffiliationFields({ entries, matches, countries, labels, hasInstitutions }: AffiliationFieldsProps) {
  const { t } = useText()
  const line = (name: 'department' | 'place' | 'state', autoComplete: string) => (
    <TextField
      name={name}
      label={labels[name]}
      optional={t('optional')}
      autoComplete={autoComplete}
      maxLength={formLimits.textLength}
      defaultValue={entryOf(entries, name)}
    />
  )
  return (
    <FormPart title={t('comment-affiliation')}>
      <InstitutionField
        required
        entries={readInstitutionEntries({ get: name => entryOf(entries, name) })}
        matches={matches}
        free={!hasInstitutions}
      />
      <FieldRow>
        {line('department', 'off')}
        {line('place', 'address-level2')}
      </FieldRow>
      <FieldRow>
        {line('state', 'address-level1')}
        <Select
          name="countryCode"
          label={labels.countryCode}
          required
          autoComplete="country"
          placeholder={t('country-choose')}
          options={countries.map(({ shortCode, name }) => ({ value: shortCode, label: name }))}
          defaultValue={entryOf(entries, 'countryCode')}
        />
      </FieldRow>
    </FormPart>
  )
}
