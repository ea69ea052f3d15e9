import { isReserved } from '@swipefolio/platform/registry'
import { createTestServer } from '../testing'
import { routesOf } from '../testing/routes-of'

it('no app can have a page where the server answers', async () => {
  const server = await createTestServer()
  const routes = await routesOf({ database: server.database })
  expect(routes.length).toBeGreaterThan(50)
  expect(routes.filter((route) => !isReserved(route.split(' ')[1] ?? ''))).toEqual([])
  await server.close()
})
