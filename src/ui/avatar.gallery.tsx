import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'

export const gallery: { title: string; element: ReactNode }[] = [
  { title: 'Person without an image', element: <Avatar initials="AR" image={null} /> },
]
