import { alike, defineServer } from "./define";

export default defineServer({
  id: "aws-api",
  label: "the AWS API server of AWS Labs",
  identities: ["pypi:awslabs.aws-api-mcp-server", "oci:public.ecr.aws/awslabs-mcp/awslabs/aws-api-mcp-server"],
  names: ["awslabs aws api", "aws api"],
  source: "https://github.com/awslabs/mcp/tree/main/src/aws-api-mcp-server",
  tools: {
    ...alike(
      "call_aws",
      ["private", "egress"],
      "It runs any command of the AWS command line: it reads the account, and can upload, publish and share.",
    ),
  },
});
