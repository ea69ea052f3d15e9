import type { Senders } from '../mail/mail'
import type { Services } from '../services'

/** Removes objects of the store of files, however long the store is away. */
export const removeFiles = ({ files }: Pick<Services, 'files'>): Pick<Senders, 'removeFile'> => ({
  removeFile: {
    subject: 'The removal of a file',
    lifetime: Infinity,
    async send({ object }) {
      await files.removeObject(object)
      return true
    },
  },
})
