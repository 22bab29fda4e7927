import { useEffect, useState } from 'react'

/**
 * True once the reader has scrolled one screen down, or to the end of a page that is shorter than two; false again on another page.
 * @param page its path
 */
export function useHasReadOn(page: string): boolean {
  const [readPage, setReadPage] = useState<string | null>(null)
  useEffect(() => {
    const look = () => {
      const { innerHeight, scrollY } = window
      const furthest = document.documentElement.scrollHeight - innerHeight
      // Positions are fractions on some screens.
      if (scrollY > 0 && scrollY + 1 >= Math.min(innerHeight, furthest)) setReadPage(page)
    }
    // A page that is loaded again begins where it was left.
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [page])
  return readPage === page
}
