interface CatchAllPageProps {
  readonly params: Promise<{ readonly page?: readonly string[] }>
}

export default async function CatchAllPage({ params }: CatchAllPageProps) {
  const { page = [] } = await params
  return <h1>The page of {page.join('/')}</h1>
}
