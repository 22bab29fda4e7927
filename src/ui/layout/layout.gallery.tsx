import inbox from '@tabler/icons/outline/inbox.svg?raw'
import plus from '@tabler/icons/outline/plus.svg?raw'
import { Avatar } from '../avatar.tsx'
import { Button, ButtonLink } from '../button.tsx'
import { Select } from '../select.tsx'
import { TextField } from '../text-field.tsx'
import { Description, DescriptionList } from './description-list.tsx'
import { EmptyState } from './empty-state.tsx'
import { Badges, Fact, RecordEntry, RecordList } from './record-list.tsx'
import { Cluster, Stack } from './stack.tsx'
import { StatusBadge } from './status-badge.tsx'
import { Toolbar } from './toolbar.tsx'

const states = (
  <Cluster>
    <StatusBadge>Draft</StatusBadge>
    <StatusBadge tone="accent">Published</StatusBadge>
    <StatusBadge tone="success">Sent</StatusBadge>
    <StatusBadge tone="warning">Waiting for you</StatusBadge>
    <StatusBadge tone="error">Given up</StatusBadge>
  </Cluster>
)

/** `Page` and `ListScreen` have the main element of a page: the lists under My activities show them. */
export const gallery: { title: string; element: React.ReactNode }[] = [
  { title: 'Status badges', element: states },
  {
    title: 'Stack of clusters',
    element: (
      <Stack space={5}>
        <Cluster>
          <Button>Save</Button>
          <Button variant="secondary">Preview</Button>
        </Cluster>
        <Cluster spread>
          <p>Saved a minute ago</p>
          <Button variant="quiet">Delete</Button>
        </Cluster>
      </Stack>
    ),
  },
  {
    title: 'Toolbar',
    element: (
      <Toolbar
        actions={
          <ButtonLink to="#new" icon={plus}>
            New page
          </ButtonLink>
        }
      >
        <form>
          <TextField type="search" name="toolbar-search" label="Search" />
          <Select
            name="toolbar-state"
            label="State"
            options={[
              { value: 'all', label: 'All' },
              { value: 'draft', label: 'Drafts' },
            ]}
          />
          <Button type="submit" variant="secondary">
            Show
          </Button>
        </form>
      </Toolbar>
    ),
  },
  {
    title: 'Description list',
    element: (
      <DescriptionList>
        <Description term="To">ada@example.org</Description>
        <Description term="State">
          <StatusBadge tone="success">Sent</StatusBadge> after two attempts
        </Description>
        <Description term="Path">/articles/a-name-that-is-so-long-that-it-does-not-fit-on-one-line-of-a-phone</Description>
      </DescriptionList>
    ),
  },
  {
    title: 'List of records',
    element: (
      <RecordList>
        <RecordEntry name={<a href="#record">Firefox on Linux</a>}>
          <Fact>Last used on 3 May 2026 · signed in by password</Fact>
          <Fact>From the network 192.0.2.0/24</Fact>
          <Badges>
            <StatusBadge>This device</StatusBadge>
            <StatusBadge tone="accent">Remembered</StatusBadge>
          </Badges>
        </RecordEntry>
        <RecordEntry
          name="Safari on a phone"
          actions={
            <Button variant="secondary" size="small">
              Sign out
            </Button>
          }
        >
          <Fact>Last used on 1 May 2026</Fact>
        </RecordEntry>
        <RecordEntry name={<a href="#person">Ada Roof</a>} image={<Avatar initials="AR" image={null} />}>
          <Fact>3 posts</Fact>
        </RecordEntry>
      </RecordList>
    ),
  },
  {
    title: 'Empty list',
    element: (
      <EmptyState
        icon={inbox}
        action={
          <ButtonLink to="#new" variant="secondary">
            Write the first post
          </ButtonLink>
        }
      >
        There are no posts yet.
      </EmptyState>
    ),
  },
]
