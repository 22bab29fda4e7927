import down from '@tabler/icons/outline/arrow-down.svg?raw'
import up from '@tabler/icons/outline/arrow-up.svg?raw'
import plus from '@tabler/icons/outline/plus.svg?raw'
import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { initialsOf } from '../../../../../core/text/initials.ts'
import { messageKeys } from '../../../../../core/text/message-keys.ts'
import { Avatar, type AvatarImage } from '../../../../../ui/avatar.tsx'
import { Button, ButtonLink } from '../../../../../ui/button.tsx'
import { EmptyState } from '../../../../../ui/layout/empty-state.tsx'
import { Fact, RecordEntry, RecordList } from '../../../../../ui/layout/record-list.tsx'
import { Cluster } from '../../../../../ui/layout/stack.tsx'
import { useText } from '../../../../sites/text/text.tsx'
import styles from './page.module.css'

const moves = ['up', 'down'] as const
const moveKeys = messageKeys('menu-move', moves)

interface Member {
  id: number
  name: string
  role: string | null
  institution: string | null
  image: AvatarImage | null
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
  const list = useRef<HTMLFormElement>(null)
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
      {members.length === 0 && <EmptyState>{t('board-none')}</EmptyState>}
      <p role="status" className="visually-hidden">
        {at !== -1 && t('menu-moved', { name: members[at]?.name ?? '', position: at + 1, count: members.length })}
      </p>
      <Form method="post" preventScrollReset ref={list}>
        {members.length > 0 && (
          <RecordList ordered>
            {members.map(({ id, name, role, institution, image }, index) => (
              <RecordEntry
                key={id}
                id={`member-${id}`}
                image={<Avatar initials={initialsOf(name)} image={image} />}
                name={
                  <Link to={href('/my/content/board/:memberId', { memberId: id })} dir="auto">
                    {name}
                  </Link>
                }
                actions={
                  <Cluster>
                    {moves.map(move => (
                      <Button
                        key={move}
                        type="submit"
                        name="act"
                        value={`${move} ${id}`}
                        variant="quiet"
                        size="small"
                        icon={move === 'up' ? up : down}
                        label={t(moveKeys[move], { name })}
                        pending={pressed === `${move} ${id}`}
                        aria-disabled={index === (move === 'up' ? 0 : members.length - 1) || undefined}
                      />
                    ))}
                  </Cluster>
                }
              >
                <Fact>
                  <bdi>{[role, institution].filter(Boolean).join(', ')}</bdi>
                </Fact>
              </RecordEntry>
            ))}
          </RecordList>
        )}
      </Form>
    </section>
  )
}
