import type { ReactNode } from 'react'
import { Loading, Skeleton } from './skeleton.tsx'

export const gallery: { title: string; element: ReactNode }[] = [
  {
    title: 'Skeleton of a text under its title',
    element: (
      <Loading label="Loading the article">
        <Skeleton shape="title" />
        <Skeleton lines={5} />
      </Loading>
    ),
  },
  {
    title: 'Skeleton of a picture and of a portrait',
    element: (
      <Loading label="Loading the pictures">
        <Skeleton shape="block" />
        <Skeleton shape="circle" />
      </Loading>
    ),
  },
]
