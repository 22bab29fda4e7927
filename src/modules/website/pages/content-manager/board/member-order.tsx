import down from '@tabler/icons/outline/arrow-down.svg?raw'
import up from '@tabler/icons/outline/arrow-up.svg?raw'
import plus from '@tabler/icons/outline/plus.svg?raw'
import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { Button, ButtonLink } from '../../../../../ui/button.tsx'
import { useText } from '../../../../sites/text/text.tsx'
import { Portrait, type PortraitImage } from '../portrait.tsx'
import styles from './page.module.css'

interface Member {
  id: number
  name: string
  role: string | null
  institution: string | null
  image: PortraitImage | null
}

interface MemberOrderProps {
  members: readonly Member[]
  /** The member that was moved last, and the direction. */
  moved: number | null
  by: 'up' | 'down' | null
}

/** Lists the members in display order. */
export function MemberOrder({ members, moved, by }: MemberOrderProps) {
  const { t } = useText()
  const pressed = useNavigation().formData?.get('act')
  const list = useRef<HTMLOListElement>(null)
  const at = members.findIndex(({ id }) => id === moved)
  // A button that moves together with its row loses the focus.
  useEffect(() => {
    if (at !== -1 && by !== null) list.current?.querySelector<HTMLElement>(`[value="${by} ${moved}"]`)?.focus({ preventScroll: true })
  }, [at, by, moved])
  return (
    <section className={styles.part} aria-labelledby="members">
      <div className={styles.head}>
        <h2 id="members">{t('board-members')}</h2>
        <ButtonLink to={href('/my/content/board/:memberId', { memberId: 'new' })} variant="secondary" icon={plus}>
          {t('board-add')}
        </ButtonLink>
      </div>
      <p>
        <Link to={href('/my/content/board/revisions')}>{t('content-see-revisions')}</Link>
      </p>
      {members.length === 0 && <p>{t('board-none')}</p>}
      <p role="status" className="visually-hidden">
        {at !== -1 && t('menu-moved', { name: members[at]?.name ?? '', position: at + 1, count: members.length })}
      </p>
      <Form method="post" preventScrollReset>
        <ol className={styles.members} ref={list}>
          {members.map(({ id, name, role, institution, image }, index) => (
            <li key={id} id={`member-${id}`} className={styles.member}>
              <Portrait name={name} image={image} />
              <div className={styles.who}>
                <Link to={href('/my/content/board/:memberId', { memberId: id })} dir="auto">
                  {name}
                </Link>
                <p dir="auto">{[role, institution].filter(Boolean).join(', ')}</p>
              </div>
              <div className={styles.moves}>
                {(['up', 'down'] as const).map(move => (
                  <Button
                    key={move}
                    type="submit"
                    name="act"
                    value={`${move} ${id}`}
                    variant="quiet"
                    size="small"
                    icon={move === 'up' ? up : down}
                    label={t(`menu-move-${move}`, { name })}
                    pending={pressed === `${move} ${id}`}
                    aria-disabled={index === (move === 'up' ? 0 : members.length - 1) || undefined}
                  />
                ))}
              </div>
            </li>
          ))}
        </ol>
      </Form>
    </section>
  )
}
