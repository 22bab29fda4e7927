import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx'
import shared from '../../../gateways/components/blocks.module.css'
import { Portrait } from '../../../gateways/components/portrait.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { BlockOf } from '../../domain/site-pages/parts.ts'
import type { BoardMember, BoardSubject } from '../../domain/site-pages/site-page.ts'
import { BlockSection } from './block-section.tsx'
import styles from './page-blocks.module.css'
import { usePageData } from './page-data.ts'

/** The editorial board or other members, ordered by `menuOrder`; readers may filter them by subject. */
export function MemberList({ block }: { block: BlockOf<'member-list'> }) {
  const { t } = useText()
  const found = usePageData()
  // `useSearchParams` would add to the scripts of every page.
  const parameters = new URLSearchParams(useLocation().search)
  const isMoving = useNavigation().state === 'loading'
  if (found.state === 'loading') return <LoadingMembers title={block.title} />
  const { members, memberSubjects } = found.data
  if (members === null || members.length === 0) return null
  const requested = block.filter ? Number(parameters.get('subject') ?? '') : 0
  const subjectId = memberSubjects?.some(({ id }) => id === requested) ? requested : block.subjectId
  const shown = members.filter(member => subjectId === null || member.subjectIds.includes(subjectId))
  return (
    <BlockSection kind="member-list" title={block.title}>
      {block.filter && memberSubjects !== null && memberSubjects.length > 0 && (
        <SubjectFilter subjects={memberSubjects} chosen={subjectId} />
      )}
      {isMoving && block.filter ? <LoadingMembers title={null} /> : <Members members={shown} mode={block.mode} />}
      {shown.length === 0 && <p>{t('page-members-none')}</p>}
    </BlockSection>
  )
}

function Members({ members, mode }: { members: readonly BoardMember[]; mode: BlockOf<'member-list'>['mode'] }) {
  return (
    <ul className={shared.people} data-mode={mode}>
      {members.map(({ title, role, institution, featuredImage, keywords, orcidUrl, html, menuOrder }) => (
        <li key={`${menuOrder} ${title}`}>
          <Portrait
            person={{
              ...{ name: title, role, institution, picture: featuredImage, keywords: [...keywords], html },
              orcid: orcidUrl?.replace('https://orcid.org/', '') ?? null,
            }}
            look={mode}
          />
        </li>
      ))}
    </ul>
  )
}

function SubjectFilter({ subjects, chosen }: { subjects: readonly BoardSubject[]; chosen: number | null }) {
  const { t } = useText()
  return (
    <Form className={styles.filter} preventScrollReset>
      <label>
        {t('page-members-subject')}
        <select key={chosen} name="subject" defaultValue={chosen ?? ''}>
          <option value="">{t('page-members-all')}</option>
          {subjects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="secondary">
        {t('page-members-show')}
      </Button>
    </Form>
  )
}

function LoadingMembers({ title }: { title: string | null }) {
  const { t } = useText()
  return (
    <BlockSection kind="member-list" title={title}>
      <Loading label={t('page-loading')}>
        <div className={shared.people} data-mode="featured">
          {[1, 2, 3, 4].map(place => (
            <Skeleton key={place} shape="text" lines={3} />
          ))}
        </div>
      </Loading>
    </BlockSection>
  )
}
