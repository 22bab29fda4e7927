import { type ComponentProps, useMemo } from 'react'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Form } from '../../../../ui/form.tsx'
import { hasErrors } from '../../../../ui/form-state.ts'
import { TextLink } from '../../../../ui/link.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { useText } from '../../../sites/text/text.tsx'
import type { PublishOffer } from '../../domain/publish-page.ts'
import { startValues } from '../../domain/publish-page.ts'
import { submissionPathSegments } from '../../domain/submission-redirect.ts'
import { publishKeys } from '../publish-keys.ts'
import styles from './publish-choice.module.css'
import { SubjectFields } from './subject-fields.tsx'
import { TypeList } from './type-list.tsx'

interface PublishChoiceProps {
  offer: PublishOffer
  /** The path of the page itself, to which its form is submitted. */
  path: string
}

/** Offers the types that can be submitted: as links, or as a form where a subject must be chosen first. */
export function PublishChoice({ offer, path }: PublishChoiceProps) {
  const { t } = useText()
  return (
    <>
      {offer.subjects.length > 0 ? (
        <SubjectForm offer={offer} path={path} />
      ) : (
        <div className={styles.parts}>
          <TypeList
            types={offer.types}
            button={({ type, href }) => (
              <ButtonLink to={href} variant="secondary">
                {t(publishKeys[type])}
              </ButtonLink>
            )}
          />
          <Unsure>
            <ButtonLink to={offer.startHref}>{t('publish-start')}</ButtonLink>
          </Unsure>
        </div>
      )}
      <section className={styles.again} aria-labelledby="begun-already">
        <h2 id="begun-already">{t('publish-again')}</h2>
        <ul>
          <li>
            <TextLink href={offer.newVersionHref}>{t('publish-new-version')}</TextLink>
          </li>
          <li>
            <TextLink href={offer.draftHref}>{t('publish-draft')}</TextLink>
          </li>
        </ul>
      </section>
    </>
  )
}

/** Every button submits the subject too. The server redirects to the author area, or asks for the subject. */
function SubjectForm({ offer, path }: PublishChoiceProps) {
  const { t } = useText()
  const missing = t('please-select-subject')
  const { problem } = offer
  const answer = useMemo(() => (problem === null ? undefined : { errors: { term0: missing } }), [problem, missing])
  const control = useForm({ rules: { term0: entry => (entry === '' ? missing : null) }, answer })
  // Without JavaScript nothing would enable the buttons again.
  const isHeldBack = useHydrated() && hasErrors(control.state)
  return (
    <div className={styles.form}>
      <Form control={control} method="get" action={path} summaryTitle={count => t('form-error-title', { count })}>
        <section aria-labelledby="subject">
          <h2 id="subject">{t('publish-subject')}</h2>
          <p className={styles.about}>{t('publish-subject-text')}</p>
          <SubjectFields levels={offer.subjects} path={path} />
        </section>
        <TypeList
          types={offer.types}
          button={({ type }) => (
            <StartButton variant="secondary" value={submissionPathSegments[type]} isHeldBack={isHeldBack}>
              {t(publishKeys[type])}
            </StartButton>
          )}
        />
        <Unsure>
          <StartButton value={startValues.any} isHeldBack={isHeldBack}>
            {t('publish-start')}
          </StartButton>
        </Unsure>
      </Form>
    </div>
  )
}

type StartButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'value' | 'children'> & { isHeldBack: boolean }

/** The browser's own validation is off, because its messages differ from the site's. */
function StartButton({ isHeldBack, ...rest }: StartButtonProps) {
  return <Button {...rest} type="submit" name="start" formNoValidate aria-disabled={isHeldBack || undefined} />
}

function Unsure({ children }: { children: React.ReactNode }) {
  const { t } = useText()
  return (
    <section className={styles.unsure} aria-labelledby="not-sure">
      <div>
        <h2 id="not-sure">{t('publish-start-title')}</h2>
        <p>{t('publish-start-text')}</p>
      </div>
      {children}
    </section>
  )
}
