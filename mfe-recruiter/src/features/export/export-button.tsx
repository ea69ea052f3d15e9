import { errorMessage, useMutation } from '@swipefolio/shared/api'
import { Button, type ButtonProps, DownloadIcon, saveFile, toast } from '@swipefolio/shared/ui'

interface ExportButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'disabled'> {
  label: string
  fileName: string
  type: 'text/csv' | 'application/json'
  /** Loads the data and returns the file's text. */
  write: () => Promise<string>
  fallbackError: string
}

/** Downloads server data as a file. */
export const ExportButton = ({
  label,
  fileName,
  type,
  write,
  fallbackError,
  ...rest
}: ExportButtonProps) => {
  const writing = useMutation({
    mutationFn: write,
    onSuccess: (text) => saveFile(fileName, `${type};charset=utf-8`, text),
    onError: (error) => toast.error(errorMessage(error, fallbackError)),
  })
  return (
    <Button
      variant="quiet"
      {...rest}
      icon={<DownloadIcon aria-hidden />}
      isPending={writing.isPending}
      onClick={() => writing.mutate()}
    >
      {label}
    </Button>
  )
}
