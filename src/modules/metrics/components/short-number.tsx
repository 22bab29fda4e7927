import { abbreviateNumber } from '../../../core/text/abbreviate-number.ts'
import { useText } from '../../sites/text/text.tsx'

/** 1.5K (specification, reading.md section 9); the whole number is its title, and what is read out. */
export function ShortNumber({ value }: { value: number }) {
  const { language, number } = useText()
  const [short, whole] = [abbreviateNumber(value, language), number(value)]
  if (value < 1000) return whole
  return (
    <span title={whole}>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{whole}</span>
    </span>
  )
}
