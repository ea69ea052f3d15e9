import type { FastifyInstance } from 'fastify'
import { route } from '../../foundation/http/route'
import type { Services } from '../../foundation/services'
import { presentJobSeeker, presentRecruiter } from '../../people/accounts/present'
import { profileService } from './service'

export function profileModule(app: FastifyInstance, services: Services) {
  const profile = profileService(services)

  route(app, 'GET /api/user/details', async ({ person }) =>
    presentJobSeeker(await profile.get(person)),
  )

  route(app, 'PUT /api/user/update', async ({ person, body, origin }) => {
    const jobSeeker = { ...body, companyName: undefined }
    const { account, token } = await profile.update(person, jobSeeker, origin)
    return { user: presentJobSeeker(account), token }
  })

  for (const side of ['user', 'recruiter'] as const) {
    route(app, `PUT /api/${side}/language`, ({ person, body }) =>
      profile.chooseLanguage(person, body.language),
    )
  }

  route(app, 'GET /api/recruiter/details', async ({ person }) =>
    presentRecruiter(await profile.get(person)),
  )

  route(app, 'PUT /api/recruiter/update', async ({ person, body, origin }) => {
    const { account, token } = await profile.update(person, body, origin)
    return { user: presentRecruiter(account), token }
  })
}
