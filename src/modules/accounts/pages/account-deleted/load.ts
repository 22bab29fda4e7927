import { data } from 'react-router'
import { privateHeaders } from '../../../sites/pages/guard.ts'

export const loader = () => data(null, { headers: privateHeaders })
