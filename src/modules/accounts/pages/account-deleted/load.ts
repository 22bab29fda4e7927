import { data } from 'react-router'
import { privateHeaders } from '../../../../site/guard.ts'

export const loader = () => data(null, { headers: privateHeaders })
