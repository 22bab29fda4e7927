/** What the account's holder hears of by mail. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { allowed, forOneAlone } from '../../guard.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { platform, visitor, accounts } = allowed(args, 'see what I follow')
  return data({ email: visitor.email, ...(await accounts.work.follows(platform.key, visitor)) }, { headers: forOneAlone })
}

export async function action(args: ActionFunctionArgs) {
  const { visitor, accounts } = allowed(args, 'see what I follow')
  await accounts.work.changeTocAlerts(visitor, (await args.request.formData()).has('receiveTocAlerts'))
  return data({ done: true }, { headers: forOneAlone })
}
