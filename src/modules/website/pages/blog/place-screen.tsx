import { withMessages } from '../../../sites/text/text.tsx'
import { AuthorScreen } from './author-page.tsx'
import { ListScreen } from './list-page.tsx'
import type { loadBlogPlace } from './load.ts'
import { PostScreenWithComments } from './post-page.tsx'
import './messages.ts'
import '../../../comments/pages/comments/messages.ts'

/** A page of a blog whose path is configured by the platform. */
export const BlogPlaceScreen = withMessages(
  ['blog', 'lists', 'comments'],
  function BlogPlace({ blog }: { blog: Awaited<ReturnType<typeof loadBlogPlace>> }) {
    switch (blog.kind) {
      case 'list':
        return <ListScreen shown={blog.shown} />
      case 'post':
        return <PostScreenWithComments shown={blog.shown} />
      case 'author':
        return <AuthorScreen shown={blog.shown} />
    }
  },
)
