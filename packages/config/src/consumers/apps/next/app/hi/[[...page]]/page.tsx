interface OtherPageProps {
  readonly params: Promise<{ readonly page?: readonly string[] }>
}

export default async function OtherPage({ params }: OtherPageProps) {
  const { page = [] } = await params
  return <h1>The page of {page.join('/')}</h1>
}
