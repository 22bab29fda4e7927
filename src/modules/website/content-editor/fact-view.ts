/** Renders a fact of the site within the text, as its name and its value. It is selected, moved over and deleted as one character. */
import type { NodeViewConstructor } from 'prosemirror-view'
import type { Text } from '../../sites/text/text.tsx'
import { type FactValues, isFact } from '../domain/site-pages/facts.ts'
import { textOfFact } from './fact-texts.ts'
import { stringAttribute } from './schema.ts'
import styles from './view.module.css'

export const factView =
  (text: Text, values: FactValues): NodeViewConstructor =>
  node => {
    const dom = document.createElement('span')
    const fact = stringAttribute(node, 'name')
    if (!isFact(fact)) return { dom }
    const { name, value, isSet, explanation } = textOfFact(fact, values, text)
    dom.className = styles.fact ?? ''
    dom.title = explanation
    dom.dataset.fact = fact
    if (!isSet) dom.dataset.unset = ''
    const named = document.createElement('b')
    named.textContent = name
    const shown = document.createElement('span')
    shown.dir = 'auto'
    shown.textContent = value
    dom.append(named, ' ', shown)
    return { dom }
  }
