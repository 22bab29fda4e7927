import { data } from 'react-router'
import { privateHeaders } from '../guard.ts'

export const loader = () => data(null, { headers: privateHeaders })
