import { data } from 'react-router'
import { forOneAlone } from '../../guard.ts'

export const loader = () => data(null, { headers: forOneAlone })
