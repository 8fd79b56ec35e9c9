import { type Operation, readOperation } from "../../domain/document/draft/operations"

/** The change that the pressed button of the editor's form asks for, with what its selects say. */
export function pressedOperation(formData: FormData): Operation | null {
  const text = (name: string) => String(formData.get(name) ?? "")
  const operation = readOperation(text("op"))
  if (operation?.verb === "add-section") return { ...operation, target: text("new-section") }
  if (operation?.verb === "drop" && text("into")) return { ...operation, target: text("into") }
  return operation
}
